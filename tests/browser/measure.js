// What is wrong with these areas of the page, as sentences: what scrolls, is too small, outside or covered.
(areas) => {
  const LEAST_TARGET = 43.5; // px, and half a pixel of rounding
  const LEAST_TEXT = 14;

  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".unseen, [inert]");
  const all = (what) =>
    areas
      .flatMap((area) => [...document.querySelectorAll(`:is(${area}):is(${what}), :is(${area}) :is(${what})`)])
      .filter(isShown);
  const called = (one) => `${one.tagName.toLowerCase()} “${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}”`;

  const isInside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const isFree = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.contains(one));
  };

  function* target(one) {
    const { x, y, width, height, ...rest } = one.getBoundingClientRect().toJSON();
    if (width < LEAST_TARGET || height < LEAST_TARGET) yield `is ${Math.round(width)} × ${Math.round(height)}`;
    if (!isInside(rest)) yield "is outside";
    else if (!isFree(one, x + width / 2, y + height / 2) && !isFree(one, x + 22, y + 22)) yield "is covered";
  }

  const writes = (one) => [...one.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  const scrolls = (one) =>
    one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY);

  const { scrollWidth, scrollHeight } = document.documentElement;
  return [
    ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page scrolls"] : []),
    ...all(".board, .dealt, .hand").filter(scrolls).map((one) => `${one.className} scrolls`),
    ...all("button, a, select, summary, input").flatMap((one) => [...target(one)].map((fault) => `${called(one)} ${fault}`)),
    ...all("*")
      .filter((one) => writes(one) && !one.closest(".drawing") && size(one) < LEAST_TEXT)
      .map((one) => `${called(one)} has ${size(one)} px`),
  ];
};

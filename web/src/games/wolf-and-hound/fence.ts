// A pen of any size: grass with a rail behind the sheep and one before them.
import { box, draw, many, type Markup } from "../../art/pen";

const POST = 30;

function rail(width: number, y: number, height: number): Markup {
  const posts = Math.max(2, Math.round(width / POST));
  return (
    draw("#b27c45", `M2 ${y + height * 0.34} H${width - 2} v5 H2Z`, 1.8) +
    many(posts + 1, (n) => {
      const x = 6 + (n * (width - 12)) / posts;
      return draw("#c9925a", `M${x - 5} ${y + height} V${y + 6} L${x} ${y} L${x + 5} ${y + 6} V${y + height}Z`, 1.8);
    })
  );
}

/** In units of the stage, so that posts are as thick in a small pen as in a large one. */
export const fenceBehind = (width: number): Markup => rail(width, 1, 18);
export const fenceBefore = (width: number, height: number): Markup => rail(width, height - 21, 20);
export const grass = (width: number, height: number): Markup =>
  box("#3f6a2c", 3, 12, width - 6, height - 17, 12, 0.4) + box("#b6da87", 5, 10, width - 10, height - 20, 10);

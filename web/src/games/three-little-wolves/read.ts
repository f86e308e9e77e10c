// A move of the notation taken apart, so that each part can be chosen where it lies.

export interface Choice {
  move: string;
  verb: string; // build, discard, pass, pick, token, wolf
  card: string | null;
  house: string | null; // OWNER.NAME, or "new"
  value: number | null; // if it is used as another number
  basement: boolean;
  wolf: number | null;
}

/** What a move says; houses one builds on belong to `builder`. */
export function read(move: string, builder: string): Choice {
  const [verb, ...words] = move.split(" ") as [string, ...string[]];
  const said = (word: string, after: number) => (words.includes(word) ? words[words.indexOf(word) + after]! : null);
  const [first = "", second = ""] = words;
  const wolf = verb === "wolf" ? first : said("wolf", 1);
  const building = verb === "build" ? (second === "new" ? "new" : `${builder}.${second}`) : null;
  return {
    move,
    verb,
    card: verb === "token" || verb === "wolf" ? null : first,
    house: building ?? (verb === "token" ? first : said("->", 1)),
    value: verb === "build" && said("as", 1) ? Number(said("as", 1)) : null,
    basement: words.includes("basement"),
    wolf: wolf === null ? null : Number(wolf),
  };
}

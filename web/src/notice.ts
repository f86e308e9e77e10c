// That it is one's turn is noticed, also when another page is in front: by the title, the icon, a sound, a buzz.
import { play as sound } from "./sound";
import { t } from "./words/index.svelte";
import { sayGame } from "./words/say";

const BUZZ = 60; // ms
let owed = false;

/** Does the reader owe a choice at this table? Called whenever that may have changed, and with `false` on leaving. */
export function noticeTurn(owes: boolean, game: string): void {
  document.title = owes ? t("web-notice-turn", { game: sayGame(game) }) : `${sayGame(game)} · Wolfden`;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = owes ? "/icon-turn.svg" : "/icon.svg";
  if (owes === owed) return;
  owed = owes;
  void (owes ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => undefined);
  if (!owes) return;
  sound("turn");
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
}

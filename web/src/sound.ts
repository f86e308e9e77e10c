// Soft sounds made of sine waves; off until the reader wants them.
import { settings } from "./settings.svelte";

const NOTES = {
  turn: [392, 523],
  play: [330],
  step: [220],
  end: [392, 494, 587, 784],
} as const;

let room: AudioContext | null = null;

export function play(name: keyof typeof NOTES): void {
  if (!settings.sound) return;
  room ??= new AudioContext();
  const start = room.currentTime;
  NOTES[name].forEach((pitch, i) => pluck(room!, pitch, start + i * 0.12));
}

function pluck(room: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(room, { type: "sine", frequency: pitch });
  const volume = new GainNode(room, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.45);
  tone.connect(volume).connect(room.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}

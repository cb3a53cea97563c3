/** Sound: off until a person turns it on; stored in this browser. */

import type { Sound } from "./heard";
import { type Note, notesOf } from "./notes";

const KEPT = "hexside-sound";
/** How soon a tone fades in, so that it does not click. */
const ATTACK = 0.01;

class Sounds {
  on = $state(localStorage.getItem(KEPT) === "on");
  private context: AudioContext | null = null;

  turn(): void {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? "on" : "off");
    if (this.on) {
      // A browser allows sound only after a click: this is one.
      this.play(["your-turn"]);
    }
  }

  play(sounds: readonly Sound[]): void {
    if (!this.on || sounds.length === 0) {
      return;
    }
    this.context ??= new AudioContext();
    void this.context.resume();
    let start = this.context.currentTime;
    for (const sound of sounds) {
      const notes = notesOf(sound);
      for (const note of notes) {
        playNote(this.context, start, note);
      }
      start += Math.max(...notes.map(({ at, length }) => at + length));
    }
  }
}

function playNote(context: AudioContext, start: number, note: Note): void {
  const begin = start + note.at;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(note.volume, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + note.length);
  gain.connect(context.destination);
  const source = note.pitch > 0 ? new OscillatorNode(context, { frequency: note.pitch }) : knock(context, note.length);
  source.connect(gain);
  source.start(begin);
  source.stop(begin + note.length);
}

/** A burst of noise. */
function knock(context: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) {
    samples[place] = Math.random() * 2 - 1;
  }
  return new AudioBufferSourceNode(context, { buffer });
}

export const sounds = new Sounds();

import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { currentEntry, depthOf, screenOf } from './entry';
import { routerWindow } from './router-window';

/** Closes what lies on top, as Esc does; the answer `false` says that it stays, because it asks first. */
export type Close = () => unknown;

type Layer = { close: Close; isClosing: boolean };

/**
 * Dialogs, panels and menus as entries of the browser's history: Back closes what is on top, and closing it by any
 * other means takes its entry away, so that the next Back does something.
 *
 * Every layer has an entry above that of its screen, with the same address. Entries follow the layers a moment later
 * (`settle`), so that one that closes while another opens costs no step. The router hears only of steps between
 * screens, and goes to another screen in place of a layer's entry.
 */
class Layers {
  /** For the router. */
  readonly history: RouterHistory;
  readonly #window: Window;
  readonly #layers: Layer[] = [];
  #timer: number | undefined;
  /** How many entries back a step of ours leads that has not arrived; below 0 it leads forward again. */
  #travelling = 0;
  /** The screen where the browser is, and the one that the router shows. */
  #current: string | undefined;
  #shown: string | undefined;

  constructor(browser: Window) {
    this.#window = browser;
    this.history = createBrowserHistory({
      window: routerWindow(browser, {
        written: () => {
          this.#current = screenOf(currentEntry(browser));
          this.#shown = this.#current;
          this.#settleSoon();
        },
        isRoutersStep: () => this.#isRoutersStep(),
      }),
    });
    this.#current = screenOf(currentEntry(browser));
    this.#shown = this.#current;
    this.history.subscribe(() => this.#settleSoon());
    // After a reload the browser is where it was, and what lay on top may be gone.
    this.#settleSoon();
  }

  /** Puts something on top. Returns how to take it away again. */
  add(close: Close): () => void {
    const layer: Layer = { close, isClosing: false };
    this.#layers.push(layer);
    this.#settleSoon();
    return () => {
      this.#layers.splice(this.#layers.indexOf(layer), 1);
      this.#settleSoon();
    };
  }

  /** Goes back to the screen before, whatever lies on this one. */
  goBack(): void {
    this.#window.history.go(-1 - depthOf(currentEntry(this.#window)));
  }

  #settleSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#window.setTimeout(() => this.#settle());
  }

  /** Gives the browser as many entries as there are layers. */
  #settle(): void {
    const entry = currentEntry(this.#window);
    const isOfRouter = entry.__TSR_key === this.history.location.state.__TSR_key;
    if (isOfRouter) this.#shown = screenOf(entry);
    // A step is under way, ours or one that the router has not yet agreed to: its end settles anew.
    if (this.#travelling !== 0 || screenOf(entry) !== this.#shown) return;
    const depth = depthOf(entry);
    // The address changed while a layer lay over this entry.
    if (!isOfRouter) this.#write('replaceState', depth);
    const missing = this.#open().length - depth;
    for (let next = 1; next <= missing; next += 1) this.#write('pushState', depth + next);
    if (missing < 0) {
      this.#travelling = -missing;
      this.#window.history.go(missing);
    }
  }

  /** An entry of the screen that is shown, as the router knows it. */
  #write(how: 'pushState' | 'replaceState', layerDepth: number): void {
    const { state, href } = this.history.location;
    this.#window.history[how]({ ...state, screenKey: this.#shown, layerDepth }, '', href);
  }

  #isRoutersStep(): boolean {
    const [from, travelled, entry] = [this.#current, this.#travelling, currentEntry(this.#window)];
    this.#current = screenOf(entry);
    this.#travelling = 0;
    this.#settleSoon();
    const isOtherScreen = this.#current !== from;
    if (travelled > 0 && isOtherScreen) {
      // Meanwhile the router went to another screen, at the entry where our step began.
      this.#travelling = -travelled;
      this.#window.history.go(travelled);
      return false;
    }
    if (travelled !== 0) return false;
    // Never under an open dialog: what lies on a screen that is left closes with it.
    this.#closeDownTo(isOtherScreen ? 0 : depthOf(entry));
    return isOtherScreen;
  }

  #closeDownTo(depth: number): void {
    for (const layer of this.#open().slice(depth).reverse()) layer.isClosing = layer.close() !== false;
  }

  #open(): Layer[] {
    return this.#layers.filter(({ isClosing }) => !isClosing);
  }
}

/** What lies on top of the screens of this page. */
export const layers = new Layers(window);

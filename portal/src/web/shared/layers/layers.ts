import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { currentEntry, depthOf, screenOf } from './entry';
import { routerWindow } from './router-window';

/** Closes the layer, as Esc does; returning `false` means that it stays open, because it asks first. */
export type Close = () => unknown;

type Layer = { close: Close; isClosing: boolean; isOverlay: boolean };

/**
 * Dialogs, panels and menus as entries of the browser's history: Back closes the topmost layer, and closing it
 * otherwise removes its entry, so that the next Back is not a no-op.
 *
 * Every layer has an entry above that of its screen, with the same URL. Entries are synchronised with the layers
 * asynchronously (`settle`), so that closing one layer and opening another causes no navigation. The router receives
 * only navigations between screens, which replace a layer's entry.
 */
class Layers {
  /** The window object for the router's history. */
  readonly history: RouterHistory;
  readonly #window: Window;
  readonly #layers: Layer[] = [];
  #timer: number | undefined;
  /** Steps of a pending history navigation of ours; negative is forward. */
  #travelling = 0;
  /** The screen of the current entry, and the one that the router shows. */
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
    // Before the dialogs' own listeners, which all hear the key, the lowest one first.
    browser.addEventListener('keydown', (event) => this.#closeTopmost(event), { capture: true });
    // After a reload the entry is kept, but its layers may be gone.
    this.#settleSoon();
  }

  /**
   * Opens a layer.
   * @param isOverlay whether it lies over the screen and Esc closes it; a screen with unsaved changes is none.
   * @returns a function that removes it.
   */
  add(close: Close, isOverlay: boolean): () => void {
    const layer: Layer = { close, isClosing: false, isOverlay };
    this.#layers.push(layer);
    this.#settleSoon();
    return () => {
      this.#layers.splice(this.#layers.indexOf(layer), 1);
      this.#settleSoon();
    };
  }

  /** Goes back to the previous screen, whatever layers are open. */
  goBack(): void {
    this.#window.history.go(-1 - depthOf(currentEntry(this.#window)));
  }

  #settleSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#window.setTimeout(() => this.#settle());
  }

  /** Synchronises the number of entries with the number of layers. */
  #settle(): void {
    const entry = currentEntry(this.#window);
    const isOfRouter = entry.__TSR_key === this.history.location.state.__TSR_key;
    if (isOfRouter) this.#shown = screenOf(entry);
    // A navigation is pending, ours or one that the router may still block: `settle` runs again when it ends.
    if (this.#travelling !== 0 || screenOf(entry) !== this.#shown) return;
    const depth = depthOf(entry);
    // The URL changed while a layer was over this entry.
    if (!isOfRouter) this.#write('replaceState', depth);
    const missing = this.#open().length - depth;
    for (let next = 1; next <= missing; next += 1) this.#write('pushState', depth + next);
    if (missing < 0) {
      this.#travelling = -missing;
      this.#window.history.go(missing);
    }
  }

  /** An entry of the current screen, as the router knows it. */
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
      // Meanwhile the router navigated to another screen, at the entry where our navigation started.
      this.#travelling = -travelled;
      this.#window.history.go(travelled);
      return false;
    }
    if (travelled !== 0) return false;
    // Never below an open dialog: the layers of a screen close when it is left.
    this.#closeDownTo(isOtherScreen ? 0 : depthOf(entry));
    return isOtherScreen;
  }

  #closeDownTo(depth: number): void {
    for (const layer of this.#open().slice(depth).reverse()) layer.isClosing = layer.close() !== false;
  }

  /** Of several overlays Esc closes the topmost one alone; a single one hears the key itself. */
  #closeTopmost(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing || isHandledInside(event.target)) return;
    const overlays = this.#open().filter(({ isOverlay }) => isOverlay);
    if (overlays.length < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const top = overlays.at(-1);
    if (top !== undefined) top.close();
  }

  #open(): Layer[] {
    return this.#layers.filter(({ isClosing }) => !isClosing);
  }
}

/** A list or menu that is open in a dialog closes by itself and marks its field so. */
const isHandledInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';

/** The layers of this page. */
export const layers = new Layers(window);

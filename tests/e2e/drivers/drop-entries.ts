import type { Locator } from '@playwright/test';

/** Folders with what they hold; files with their content. */
export type DroppedTree = { [name: string]: string | DroppedTree };

/**
 * Drops files and folders of the computer on an element. Only a real drop gives real entries, so the drop carries
 * entries made here, with the four members of the File and Directory Entries API that the page reads.
 */
export function dropEntries(target: Locator, tree: DroppedTree): Promise<void> {
  return target.evaluate((element, dropped: DroppedTree) => {
    const entryOf = (name: string, content: string | DroppedTree): object =>
      typeof content === 'string'
        ? {
            name,
            isFile: true,
            isDirectory: false,
            file: (give: (file: File) => void) => give(new File([content], name)),
          }
        : {
            name,
            isFile: false,
            isDirectory: true,
            createReader: () => {
              const parts = [Object.entries(content).map(([child, inner]) => entryOf(child, inner))];
              return { readEntries: (give: (entries: object[]) => void) => give(parts.shift() ?? []) };
            },
          };
    const data = new DataTransfer();
    const entries = Object.entries(dropped).map(([name, content]) => entryOf(name, content));
    // With a file in it the drag says that it brings files.
    data.items.add(new File([''], 'archivo'));
    Object.defineProperty(data, 'items', {
      value: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
    });
    const box = element.getBoundingClientRect();
    for (const type of ['dragenter', 'dragover', 'drop'])
      element.dispatchEvent(
        new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          dataTransfer: data,
          clientX: box.left + box.width / 2,
          clientY: box.top + box.height / 2,
        }),
      );
  }, tree);
}

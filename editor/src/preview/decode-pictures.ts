/** Waits until the pictures of an element have their size, or cannot be read. */
export const decodePictures = (element: HTMLElement): Promise<unknown> =>
  Promise.allSettled([...element.querySelectorAll('img')].map((image) => image.decode()));

/** Waits until the pictures of an element are decoded or have failed. */
export const decodePictures = (element: HTMLElement): Promise<unknown> =>
  Promise.allSettled([...element.querySelectorAll('img')].map((image) => image.decode()));

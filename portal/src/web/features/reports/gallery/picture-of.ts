/** The picture that a `data:` URL carries as a file, or null for any other address. */
export function pictureOf(source: string, name: string): File | null {
  const [, type, extension, content] = /^data:(image\/(png|jpeg|gif|webp));base64,(.+)$/.exec(source) ?? [];
  if (type === undefined || content === undefined) return null;
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new File([bytes], `${name}.${extension}`, { type });
}

export function PagedPreview() {
  return null;
}

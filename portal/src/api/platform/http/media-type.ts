/** The media type of a `Content-Type` header, in lower case, without parameters; '' when absent. */
export function mediaType(header: string | undefined): string {
  return (header?.split(';')[0] ?? '').trim().toLowerCase();
}

/** For `.catch`: null for what is not there; any other failure goes on. */
export function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** ".pdf" of "recibo.pdf"; '' of a name without one, or that is all of it (".env"). */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 && dot < name.length - 1 ? name.slice(dot) : '';
}

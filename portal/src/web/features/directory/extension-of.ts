/** ".pdf" of "recibo.pdf"; '' without an extension, and for dotfiles (".env"). */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 && dot < name.length - 1 ? name.slice(dot) : '';
}

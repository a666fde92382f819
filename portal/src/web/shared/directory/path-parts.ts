const ARROW = ' → ';

/** Splits "Clientes → Acme → Recibos" into the folder's name and the path above it ('' at the top). */
export function pathParts(folderPath: string): { name: string; above: string } {
  const names = folderPath.split(ARROW);
  return { name: names.at(-1) ?? folderPath, above: names.slice(0, -1).join(ARROW) };
}

const ARROW = ' → ';

/** The name of a folder, and the path of those above it ('' when there are none), of "Clientes → Acme → Recibos". */
export function pathParts(folderPath: string): { name: string; above: string } {
  const names = folderPath.split(ARROW);
  return { name: names.at(-1) ?? folderPath, above: names.slice(0, -1).join(ARROW) };
}

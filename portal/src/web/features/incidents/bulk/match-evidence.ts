/** The first file whose name has the folio in it, in letters of any case, apart from other letters and digits. */
export function evidenceOf<Named extends { name: string }>(
  folio: string,
  files: readonly Named[],
): Named | undefined {
  if (folio === '') return undefined;
  const requested = folio.toUpperCase();
  return files.find(({ name }) =>
    name
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .includes(requested),
  );
}

/** Makes names unique (case-insensitively): later duplicates become "Nómina (2)", "Nómina (3)". */
export function distinctNames(names: readonly string[]): string[] {
  const requested = new Set(names.map(keyOf));
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    // Do not take a numbered name that another report already has.
    for (let number = 2; taken.has(keyOf(own)) || (own !== name && requested.has(keyOf(own))); number += 1)
      own = `${name} (${number})`;
    taken.add(keyOf(own));
    return own;
  });
}

const keyOf = (name: string): string => name.normalize('NFC').trim().toLowerCase();

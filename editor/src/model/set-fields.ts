/** Fields to set; `undefined` takes an optional field away. */
export type FieldChange<Target> = { [Field in keyof Target]?: Target[Field] | undefined };

/** Sets fields of an object, and takes those away that are undefined. */
export function setFields<Target extends object>(target: Target, change: FieldChange<Target>): void {
  // `Object.keys` does not say that these are the keys of `change`.
  for (const field of Object.keys(change) as (keyof Target)[]) {
    const value = change[field];
    if (value === undefined) delete target[field];
    else if (target[field] !== value) target[field] = value;
  }
}

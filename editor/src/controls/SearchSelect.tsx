import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { type ComboboxItem, type ComboboxParsedItem, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { matches } from '../model/data-item/column-choices.ts';
import { rankGroups } from '../model/data-item/rank-groups.ts';

export type SearchSelectProps = Omit<
  SelectProps<string>,
  'data' | 'searchable' | 'searchValue' | 'onSearchChange' | 'onDropdownOpen' | 'onDropdownClose'
> & { data: readonly (ComboboxItem | { group: string; items: readonly ComboboxItem[] })[] };

/**
 * A select that is searched by typing. What was typed or chosen before is no part of the next search: it is gone as soon
 * as the list opens, and the field shows what is chosen once it closes.
 */
export function SearchSelect({ data, value, placeholder, filter, ...select }: SearchSelectProps) {
  /** null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const items = data.flatMap((one) => ('group' in one ? one.items : [one]));
  const chosen = items.find((item) => item.value === value)?.label ?? '';
  const type = (text: string): void =>
    setTyped((before) => {
      if (before !== null) return text;
      // The field itself says what is chosen; a letter that is typed behind it begins a search.
      if (text === '' || items.some(({ label }) => label === text)) return null;
      return text.startsWith(chosen) ? text.slice(chosen.length) : text;
    });
  return (
    <Select
      {...select}
      searchable
      data={[...data].map((one) => ('group' in one ? { ...one, items: [...one.items] } : one))}
      value={value ?? null}
      placeholder={typed === null || chosen === '' ? placeholder : chosen}
      filter={filter ?? (({ options, search }) => rankedOptions(options, search))}
      searchValue={typed ?? chosen}
      onSearchChange={type}
      onDropdownOpen={() => setTyped((before) => before ?? '')}
      onDropdownClose={() => setTyped(null)}
    />
  );
}

/**
 * The options that a search finds, ignoring accents, by their name or that of their group.
 * @param fits says so by something else.
 */
export function rankedOptions(
  options: ComboboxParsedItem[],
  search: string,
  fits: (item: ComboboxItem, group: string) => boolean = ({ label }, group) =>
    matches(`${label} ${group}`, search),
): ComboboxParsedItem[] {
  if (search.trim() === '') return options;
  const groups = options.map((one) =>
    'group' in one ? { group: String(one.group), items: one.items } : { group: '', items: [one] },
  );
  const existing = groups.map(({ group, items }) => ({
    group,
    items: items.filter((item) => fits(item, group)),
  }));
  return rankGroups(existing, search, ({ label }) => label, editorDataMessages.otherMatches).flatMap(
    ({ group, items }): ComboboxParsedItem[] => (group === '' ? [...items] : [{ group, items: [...items] }]),
  );
}

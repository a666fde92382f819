import { codeContentProblem } from '@lienzo/schema/data/code-content';
import { editorCodeMessages } from '@lienzo/schema/messages/editor-code-messages';
import { type CodigoItem, MAX_CODE_TEXT } from '@lienzo/schema/report/item';
import { TextInput } from '@mantine/core';
import type { ItemFields } from '../../model/commands/update-item.ts';

type Props = { item: CodigoItem; set: (fields: ItemFields<'codigo'>, mergeKey: string) => void };

/** What a code has before and after the value of its column. */
export function BesideTexts({ item, set }: Props) {
  return (['antes', 'despues'] as const).map((side) => {
    const text = item[side] ?? '';
    return (
      <TextInput
        key={side}
        size="xs"
        label={editorCodeMessages.beside[side]}
        description={side === 'antes' ? editorCodeMessages.besideHelp : undefined}
        maxLength={MAX_CODE_TEXT}
        value={text}
        error={text.trim() === '' ? null : codeContentProblem(item.simbologia, text)}
        onChange={({ currentTarget: { value } }) => set({ [side]: value === '' ? undefined : value }, side)}
      />
    );
  });
}

import { changeCondition } from '../actions/changing.ts';
import { ConditionField } from '../panels/formula/ConditionField.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** The condition under which an item is printed. */
export function ItemCondition({ uuid }: { uuid: string }) {
  const store = useEditorStore();
  const formula = useEditor((state) => state.edit.document.items[uuid]?.mostrar_si);
  return (
    <ConditionField
      of="item"
      formula={formula}
      own={uuid}
      onChange={(next) => changeCondition(store, [uuid], next)}
    />
  );
}

import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { useMemo } from 'react';
import { useEditor } from '../store/use-editor.ts';
import type { NamedColor } from './palette-colors.ts';

const { primary, secondary } = editorStyleMessages.colors;

/** The colours that the host knows of its organization, with their names. */
export function useOrganizationColors(): readonly NamedColor[] {
  const first = useEditor((state) => state.host.organizationColors?.primary);
  const second = useEditor((state) => state.host.organizationColors?.secondary);
  return useMemo(() => {
    const colors: NamedColor[] = [];
    if (first !== undefined) colors.push([first, primary]);
    if (second !== undefined && second !== first) colors.push([second, secondary]);
    return colors;
  }, [first, second]);
}

import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { useId } from 'react';
import { ColorSwatches } from './ColorSwatches.tsx';
import { CustomColor } from './CustomColor.tsx';
import classes from './controls.module.css';
import type { NamedColor } from './palette-colors.ts';
import { useOrganizationColors } from './use-organization-colors.ts';

type Props = {
  label: string;
  colors: readonly NamedColor[];
  value: string | null;
  /** Null when the chosen colour is pressed again. */
  onChange: (value: string | null) => void;
};

const { colors: texts } = editorStyleMessages;

/** The organization's colours, those of a palette, and one that is typed or picked. */
export function ColorChoices({ label, colors, value, onChange }: Props) {
  const own = useOrganizationColors();
  const ofOrganization = useId();
  return (
    <div className={classes.colorChoices}>
      {own.length === 0 ? null : (
        <>
          <span className={classes.colorGroup} id={ofOrganization}>
            {texts.organization}
          </span>
          <ColorSwatches labelledBy={ofOrganization} colors={own} value={value} onChange={onChange} />
          <span className={classes.colorGroup}>{texts.others}</span>
        </>
      )}
      <ColorSwatches label={label} colors={colors} value={value} onChange={onChange} />
      <CustomColor key={value} value={value} onChange={onChange} />
    </div>
  );
}

import { readTypedColor } from '@lienzo/schema/data/color';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './controls.module.css';

const { colors: texts } = editorStyleMessages;

type Props = { value: string | null; onChange: (value: string) => void };

/** A colour that is typed, or picked in the browser's own palette; it is taken by its button or by Enter. */
export function CustomColor({ value, onChange }: Props) {
  const [text, setText] = useState(value ?? '');
  const [isTold, setTold] = useState(false);
  const color = readTypedColor(text);
  const use = (): void => {
    setTold(color === null);
    if (color !== null) onChange(color);
  };
  return (
    <div className={classes.customColor}>
      <TextInput
        size="xs"
        label={texts.custom}
        placeholder="#1A56A8"
        autoComplete="off"
        spellCheck={false}
        maxLength={9}
        value={text}
        error={isTold && color === null ? texts.notAColor : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          use();
        }}
        leftSection={
          <input
            type="color"
            className={classes.nativeColor}
            aria-label={texts.pick}
            title={texts.pick}
            value={color ?? '#1b2330'}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        }
        leftSectionPointerEvents="all"
      />
      <Button size="compact-sm" variant="default" onClick={use}>
        {texts.use}
      </Button>
    </div>
  );
}

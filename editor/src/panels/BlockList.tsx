import type { BlockSummary } from '@lienzo/schema/reports/block-endpoints';
import { blockMessages as messages } from '@lienzo/schema/reports/block-messages';
import { Button, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { insertBlock, loadBlocks } from '../actions/blocks.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './panels.module.css';

/** The organization's blocks below the kinds of items; none where the host keeps no blocks. */
export function BlockList({ rail }: { rail: boolean }) {
  const store = useEditorStore();
  const isOffered = useEditor(({ host }) => host.blocks !== undefined);
  const { status, list } = useEditor((state) => state.blocks);
  useEffect(() => {
    if (!isOffered) return undefined;
    const asked = new AbortController();
    void loadBlocks(store, asked.signal);
    return () => asked.abort();
  }, [store, isOffered]);
  if (!isOffered) return null;
  return (
    <section className={rail ? classes.railEntries : classes.palette} aria-label={messages.title}>
      <h2 className={classes.paletteHeading}>{messages.title}</h2>
      {status === 'failed' ? (
        <div role="alert" className={classes.blockNote}>
          {messages.failed}
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => void loadBlocks(store, new AbortController().signal)}
          >
            {messages.retry}
          </Button>
        </div>
      ) : null}
      {status === 'ready' && list.length === 0 && !rail ? (
        <p className={classes.blockNote}>{messages.empty}</p>
      ) : null}
      {list.map((block) => (
        <BlockEntry key={block.id} block={block} rail={rail} />
      ))}
    </section>
  );
}

function BlockEntry({ block, rail }: { block: BlockSummary; rail: boolean }) {
  const store = useEditorStore();
  return (
    <Tooltip label={messages.insert(block.nombre)} position="right" openDelay={400} disabled={!rail}>
      <UnstyledButton
        className={rail ? classes.railEntry : classes.entry}
        onClick={() => void insertBlock(store, block)}
      >
        <IconStack2 size={rail ? 20 : 19} stroke={1.5} aria-hidden />
        <VisuallyHidden>{messages.insert(block.nombre)}</VisuallyHidden>
        <span aria-hidden>
          <strong className={classes.blockName}>{block.nombre}</strong>
        </span>
      </UnstyledButton>
    </Tooltip>
  );
}

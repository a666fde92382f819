import { COMBINED_REPORTS, MAX_TITLE } from '@lienzo/schema/reports/render-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, Collapse, Switch, Text, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ChosenReports } from './ChosenReports';
import { CombinedDownload } from './CombinedDownload';
import classes from './combining.module.css';
import type { Combining } from './use-combination';

const { combined } = reportMessages;
/** From this width on the details are open at first. */
const WIDE = '(min-width: 48em)';

/** What is chosen for 'Descarga combinada': its order, the options of the file, the download. */
export function CombineTray({ combining }: { combining: Combining }) {
  const { chosen, options, setOptions } = combining;
  const [opened, setOpened] = useState(() => matchMedia(WIDE).matches);
  const details = useId();
  return (
    <section className={classes.tray} aria-label={combined.tray}>
      <div className={classes.bar}>
        <div className={classes.count}>
          <Text fw={600} role="status" className="lienzo-figures">
            {chosen.length === 0 ? combined.none : combined.chosen(chosen.length)}
          </Text>
          <Limit combining={combining} />
        </div>
        <Button
          variant="subtle"
          color="gray"
          aria-expanded={opened}
          aria-controls={details}
          rightSection={
            <IconChevronDown
              size={16}
              className={classes.chevron}
              data-opened={opened || undefined}
              aria-hidden
            />
          }
          onClick={() => setOpened(!opened)}
        >
          {combined.details}
        </Button>
        <CombinedDownload combining={combining} />
      </div>
      <Collapse expanded={opened} id={details} transitionDuration={120}>
        <div className={classes.details}>
          {chosen.length > 0 && <ChosenReports combining={combining} />}
          <div className={classes.options}>
            <TextInput
              label={combined.title}
              value={options.title}
              maxLength={MAX_TITLE}
              error={options.title.trim() === '' && combined.titleMissing}
              onChange={(event) => setOptions({ title: event.currentTarget.value })}
            />
            <Switch
              label={combined.cover}
              description={combined.coverHelp}
              checked={options.cover}
              onChange={(event) => setOptions({ cover: event.currentTarget.checked })}
            />
            <Switch
              label={combined.contents}
              description={combined.contentsHelp}
              checked={options.contents}
              onChange={(event) => setOptions({ contents: event.currentTarget.checked })}
            />
          </div>
        </div>
      </Collapse>
    </section>
  );
}

/** Why nothing can be downloaded yet, or nothing more can be added. */
function Limit({ combining: { chosen, isFull } }: { combining: Combining }) {
  const isShort = chosen.length > 0 && chosen.length < COMBINED_REPORTS.fewest;
  if (!isShort && !isFull) return null;
  return (
    <Text size="sm" c="dimmed">
      {isFull ? combined.most(COMBINED_REPORTS.most) : combined.fewest(COMBINED_REPORTS.fewest)}
    </Text>
  );
}

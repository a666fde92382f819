import { galleryMessages } from '@lienzo/schema/reports/gallery-messages';
import { STARTER_CATEGORIES } from '@lienzo/templates/reports/starter-report';
import { Chip, Group, Text } from '@mantine/core';
import { SearchField } from '../../../shared/lists/SearchField';
import toolbar from '../../../shared/lists/Toolbar.module.css';
import { type GallerySearch, gallerySearch } from './find-starters';
import classes from './GalleryToolbar.module.css';

type GalleryToolbarProps = {
  search: GallerySearch;
  change: (next: GallerySearch) => void;
  count: number;
};

const EVERY = '';
const LABEL = { label: classes.chip ?? '' };

/** Search and category of the gallery; both are stored in the URL. */
export function GalleryToolbar({ search, change, count }: GalleryToolbarProps) {
  return (
    <div className={toolbar.toolbar}>
      <SearchField
        label={galleryMessages.search}
        clearLabel={galleryMessages.clearSearch}
        words={search.q}
        change={(q) => change({ q })}
      />
      <Chip.Group
        value={search.tema ?? EVERY}
        onChange={(tema) => change({ tema: gallerySearch.parse({ tema }).tema })}
      >
        <Group gap={6} role="radiogroup" aria-label={galleryMessages.category}>
          {/* With an explicit variant: by default Mantine uses white text on a pale colour. */}
          <Chip value={EVERY} variant="filled" classNames={LABEL}>
            {galleryMessages.everyCategory}
          </Chip>
          {STARTER_CATEGORIES.map((tema) => (
            <Chip key={tema} value={tema} variant="filled" classNames={LABEL}>
              {tema}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
        {galleryMessages.count(count)}
      </Text>
    </div>
  );
}

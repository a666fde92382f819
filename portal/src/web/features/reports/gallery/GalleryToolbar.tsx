import { galleryMessages } from '@lienzo/schema/messages/gallery-messages';
import { STARTER_CATEGORIES } from '@lienzo/templates/reports/starter-report';
import { Chip, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import toolbar from '../ReportsToolbar.module.css';
import { type GallerySearch, gallerySearch } from './find-starters';

type GalleryToolbarProps = {
  search: GallerySearch;
  change: (next: GallerySearch) => void;
  count: number;
};

const EVERY = '';

/** Search and category of the gallery; both stay in the URL. */
export function GalleryToolbar({ search, change, count }: GalleryToolbarProps) {
  const words = search.q ?? '';
  return (
    <div className={toolbar.toolbar}>
      <TextInput
        className={toolbar.search ?? ''}
        type="search"
        aria-label={galleryMessages.search}
        placeholder={galleryMessages.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onChange={(event) => change({ q: event.currentTarget.value || undefined })}
        rightSection={
          words !== '' && (
            <CloseButton
              size="sm"
              aria-label={galleryMessages.clearSearch}
              onClick={() => change({ q: undefined })}
            />
          )
        }
      />
      <Chip.Group
        value={search.tema ?? EVERY}
        onChange={(tema) => change({ tema: gallerySearch.parse({ tema }).tema })}
      >
        <Group gap={6} role="radiogroup" aria-label={galleryMessages.category}>
          <Chip value={EVERY}>{galleryMessages.everyCategory}</Chip>
          {STARTER_CATEGORIES.map((tema) => (
            <Chip key={tema} value={tema}>
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

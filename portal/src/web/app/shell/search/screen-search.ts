import { createSpotlight } from '@mantine/spotlight';

/** Opens and closes the search of the whole portal. */
export const [screenSearchStore, screenSearch] = createSpotlight();

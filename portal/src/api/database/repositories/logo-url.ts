type StoredLogo = { logo: Buffer; logo_media_type: string | null };

/** A stored logo as a `data:` URL. */
export const logoUrl = ({ logo, logo_media_type }: StoredLogo): string =>
  `data:${logo_media_type};base64,${logo.toString('base64')}`;

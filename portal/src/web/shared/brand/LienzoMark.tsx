/** The product's mark: an L made of blocks, in the organization's colours. Decorative. */
export function LienzoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--lienzo-primary)" />
      <rect x="8" y="7" width="6" height="18" rx="1.5" fill="#fff" />
      <rect x="16" y="19" width="9" height="6" rx="1.5" fill="var(--lienzo-secondary)" />
      <rect x="16" y="7" width="9" height="10" rx="1.5" fill="#fff" opacity="0.28" />
    </svg>
  );
}

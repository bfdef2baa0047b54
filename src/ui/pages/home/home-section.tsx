import type { ReactNode } from 'react';
import { ShopLink } from '../../navigation/shop-link';
import { quietButton } from '../../components/button-styles';
import { sectionHeading } from '../../components/heading-styles';
import { css } from '../../theme/emotion';

interface HomeSectionProps {
  readonly id: string;
  readonly title: string;
  /** Where there is more of it; none for all that there is. */
  readonly all?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

const section = css({ marginTop: 48 });

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 24px',
});

const allLink = css(quietButton, { padding: '8px 0' });

export const HomeSection = ({ id, title, all, children }: HomeSectionProps) => (
  <section className={section} aria-labelledby={id}>
    <div className={head}>
      <h2 className={sectionHeading} id={id}>
        {title}
      </h2>
      {all && (
        <ShopLink className={allLink} to={all.to}>
          {all.text}
        </ShopLink>
      )}
    </div>
    {children}
  </section>
);

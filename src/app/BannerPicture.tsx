import styles from './BannerPicture.module.css';

type Props = {
  wide: string;
  tall: string;
};

function sources(pictureId: string, widths: readonly number[]): string {
  return widths.map((width) => `/pictures/${pictureId}-${width}.avif ${width}w`).join(', ');
}

export function BannerPicture({ wide, tall }: Props) {
  return (
    <picture>
      <source
        media="(width < 741px)"
        srcSet={sources(tall, [480, 960])}
        sizes="100vw"
        width={960}
        height={1200}
      />
      <img
        className={styles.banner}
        srcSet={sources(wide, [960, 1920])}
        sizes="100vw"
        src={`/pictures/${wide}-1920.avif`}
        width={1920}
        height={1080}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}

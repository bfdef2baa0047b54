import { decodeMainScreen } from '../../../src/infrastructure/catalogue/main-screen.codec';
import { decodeProduct } from '../../../src/infrastructure/catalogue/product.codec';
import { wireProduct } from '../../support/wire';

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' data:image/svg+xml,<svg/>',
  'file:///x',
])('takes no picture whose address is no file of the web: %j', (image_path) => {
  const picture = { image_path, image_path_jpeg: '/own.jpeg' };
  const product = decodeProduct(wireProduct({ ...picture, images: [picture] }), 2);
  expect(product).toMatchObject({ ok: true, value: { pictures: [] } });
  const screen = decodeMainScreen({ banners: [{ id: 1, name: 'Sale', ...picture }] }, 2);
  expect(screen).toMatchObject({ ok: true, value: { banners: [] } });
});

it.each(['/media/a.webp', 'https://cdn.example/a.webp', 'media/a.webp'])(
  'takes a picture of the web, or of the shop’s own: %s',
  (image_path) => {
    const product = decodeProduct(wireProduct({ image_path, image_path_jpeg: '/own.jpeg' }), 2);
    expect(product).toMatchObject({ value: { pictures: [{ webp: image_path }] } });
  },
);

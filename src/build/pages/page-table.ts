import { categories } from '../../catalogue/categories.ts';
import { products } from '../../catalogue/products.ts';

/** An HTML file of the build, one in each language, and the addresses that it is sent for. */
export interface Page {
  /** The name of its file: `list-2`. */
  readonly name: string;
  /** The address that it is rendered at. */
  readonly address: string;
  /** The paths that it is sent for, as a pattern without `^` and `$`; capitals and a slash at the end do not count. */
  readonly paths: string;
  /** The id that `?category=` must carry; left out where the query does not count. */
  readonly category?: number;
  /** Whether it is also right at other paths than that of its address. */
  readonly isAnyPath?: boolean;
  /** Whether it is the visitor's own: what stands in it is for nobody else. */
  readonly isOwn?: boolean;
}

const listPages: readonly Page[] = categories.flatMap(({ id, name }) => {
  const path = `/ProductList/${name}`;
  return [
    { name: `list-${id}`, address: `${path}?category=${id}`, paths: path, category: id },
    // The name in the path is for the reader (R3). Where it is another one, no link of the header is the open page.
    {
      name: `list-${id}-unnamed`,
      address: `/ProductList?category=${id}`,
      paths: '/ProductList(?:/[^/]+)?',
      category: id,
      isAnyPath: true,
    },
  ];
});

const productPages: readonly Page[] = products.map(({ id }) => {
  const path = `/ProductDetail/${id}`;
  return { name: `product-${id}`, address: path, paths: path };
});

/** Home stands at `/`, and a list without a category leads there (R3). */
const home: Page = { name: 'home', address: '/', paths: '/|/ProductList(?:/[^/]+)?' };

/** Any other path shows the home page (R5), where no link is the open page. */
const unknown: Page = { name: 'unknown', address: '/any/other/path', paths: '/.*', isAnyPath: true };

/** All pages. The first whose paths and category fit an address is the one to send. */
export const pages: readonly Page[] = [
  ...listPages,
  home,
  ...productPages,
  { name: 'missing', address: '/ProductDetail', paths: '/ProductDetail(?:/[^/]+)?', isAnyPath: true },
  ...['SignUp', 'ForgetPassword', 'UserProfile', 'ShoppingCart', 'CheckOut'].map((name) => ({
    name,
    address: `/${name}`,
    paths: `/${name}`,
    isOwn: true,
  })),
  unknown,
];

/** What `?category=` may hold: a whole number from 1 up, in quotes or not (R3). */
export const CATEGORY = '"?([1-9][0-9]*)"?';

/** The path of a page's file below the folder of the build. */
export function pageFile({ name }: Pick<Page, 'name'>, language: string): string {
  return `pages/${language}/${name}.html`;
}

const patterns = pages.map((page) => ({ page, pattern: new RegExp(`^(?:${page.paths})/?$`, 'iu') }));
const categoryPattern = new RegExp(`^${CATEGORY}$`, 'u');

/** The page for an address. Slashes in a row are one; a path that cannot be decoded fits none but that of any other path. */
export function pageFor({ pathname, searchParams }: URL): Page {
  const asked = searchParams.getAll('category');
  const category = asked.length === 1 ? Number(categoryPattern.exec(asked[0] ?? '')?.[1]) : Number.NaN;
  const path = decoded(pathname.replaceAll(/\/+/gu, '/'));
  const fitting = patterns.find(
    ({ page, pattern }) => pattern.test(path) && (page.category === undefined || page.category === category),
  );
  return fitting?.page ?? unknown;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('pages/ShopLayout.tsx', [
    index('pages/HomePage.tsx'),
    route('collections', 'pages/CollectionsPage.tsx'),
    route('collections/:handle', 'pages/CollectionPage.tsx'),
    route('c/*', 'pages/CategoryPage.tsx'),
    route('p/:handle', 'pages/ProductPage.tsx'),
    route('search', 'pages/SearchPage.tsx'),
    route('cart', 'pages/CartPage.tsx'),
    route('checkout', 'pages/CheckoutPage.tsx'),
    route('checkout/:cart/thanks', 'pages/ThanksPage.tsx'),
    route('order-lookup', 'pages/OrderLookupPage.tsx'),
    route('account', 'pages/AccountPage.tsx'),
    route('account/login', 'pages/LoginPage.tsx'),
    route('account/register', 'pages/RegisterPage.tsx'),
    route('account/profile', 'pages/ProfilePage.tsx'),
    route('region', 'pages/RegionPage.tsx'),
    route('*', 'pages/NotFoundPage.tsx'),
  ]),
  route('appearance', 'pages/appearance.ts'),
  route('search/suggest', 'pages/suggest.ts'),
  route('plates/:category/:file', 'pages/plate-image.ts'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
] satisfies RouteConfig

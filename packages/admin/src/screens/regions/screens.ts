import { CoinsIcon, GlobeIcon, HomeIcon, PercentIcon, TruckIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

/** Where and how the shop sells: its own details, regions, currencies, taxes and shipping. */
export const regionScreens = screens([
  {
    path: 'settings/details',
    name: 'details',
    icon: HomeIcon,
    place: 'settings',
    needs: 'GET /admin/store',
    load: async () => (await import('../details/DetailsPage')).DetailsPage,
  },
  {
    path: 'settings/regions',
    name: 'regions',
    icon: GlobeIcon,
    place: 'settings',
    needs: 'GET /admin/regions',
    load: async () => (await import('./RegionsPage')).RegionsPage,
  },
  {
    path: 'settings/regions/:id',
    needs: 'GET /admin/regions/:id',
    load: async () => (await import('./RegionPage')).RegionPage,
  },
  {
    path: 'settings/currencies',
    name: 'currencies',
    icon: CoinsIcon,
    place: 'settings',
    needs: 'GET /admin/currencies',
    load: async () => (await import('../currencies/CurrenciesPage')).CurrenciesPage,
  },
  {
    path: 'settings/taxes',
    name: 'taxes',
    icon: PercentIcon,
    place: 'settings',
    needs: 'GET /admin/tax-rates',
    load: async () => (await import('../taxes/TaxesPage')).TaxesPage,
  },
  {
    path: 'settings/taxes/:id',
    needs: 'GET /admin/tax-rates',
    load: async () => (await import('../taxes/TaxRegionPage')).TaxRegionPage,
  },
  {
    path: 'settings/shipping-profiles',
    name: 'shipping_profiles',
    icon: TruckIcon,
    place: 'settings',
    needs: 'GET /admin/shipping-profiles',
    load: async () => (await import('../shipping-profiles/ShippingProfilesPage')).ShippingProfilesPage,
  },
  {
    path: 'settings/shipping-profiles/:id',
    needs: 'GET /admin/shipping-profiles/:id',
    load: async () => (await import('../shipping-profiles/ShippingProfilePage')).ShippingProfilePage,
  },
])

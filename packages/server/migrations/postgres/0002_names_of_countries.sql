-- Countries by the names and codes that storefronts look for; a row that somebody changed stays as it is.
UPDATE "country" SET "iso_3" = 'bvd' WHERE "iso_2" = 'bv' AND "iso_3" = 'bvt';
--> statement-breakpoint
UPDATE "country" SET "name" = 'CONGO, THE DEMOCRATIC REPUBLIC OF THE', "display_name" = 'Congo, the Democratic Republic of the' WHERE "iso_2" = 'cd' AND "name" = 'DEMOCRATIC REPUBLIC OF THE CONGO' AND "display_name" = 'Democratic Republic of the Congo';
--> statement-breakpoint
UPDATE "country" SET "name" = 'CONGO', "display_name" = 'Congo' WHERE "iso_2" = 'cg' AND "name" = 'REPUBLIC OF THE CONGO' AND "display_name" = 'Republic of the Congo';
--> statement-breakpoint
UPDATE "country" SET "display_name" = 'Cote D''Ivoire' WHERE "iso_2" = 'ci' AND "name" = 'COTE D''IVOIRE' AND "display_name" = 'Cote d''Ivoire';
--> statement-breakpoint
UPDATE "country" SET "name" = 'CHINA', "display_name" = 'China' WHERE "iso_2" = 'cn' AND "name" = 'PEOPLE''S REPUBLIC OF CHINA' AND "display_name" = 'People''s Republic of China';
--> statement-breakpoint
UPDATE "country" SET "name" = 'GAMBIA', "display_name" = 'Gambia' WHERE "iso_2" = 'gm' AND "name" = 'REPUBLIC OF THE GAMBIA' AND "display_name" = 'Republic of The Gambia';
--> statement-breakpoint
UPDATE "country" SET "display_name" = 'Heard Island And Mcdonald Islands' WHERE "iso_2" = 'hm' AND "name" = 'HEARD ISLAND AND MCDONALD ISLANDS' AND "display_name" = 'Heard Island and McDonald Islands';
--> statement-breakpoint
UPDATE "country" SET "display_name" = 'Isle Of Man' WHERE "iso_2" = 'im' AND "name" = 'ISLE OF MAN' AND "display_name" = 'Isle of Man';
--> statement-breakpoint
UPDATE "country" SET "name" = 'IRAN, ISLAMIC REPUBLIC OF', "display_name" = 'Iran, Islamic Republic of' WHERE "iso_2" = 'ir' AND "name" = 'ISLAMIC REPUBLIC OF IRAN' AND "display_name" = 'Islamic Republic of Iran';
--> statement-breakpoint
UPDATE "country" SET "name" = 'KOREA, DEMOCRATIC PEOPLE''S REPUBLIC OF', "display_name" = 'Korea, Democratic People''s Republic of' WHERE "iso_2" = 'kp' AND "name" = 'NORTH KOREA' AND "display_name" = 'North Korea';
--> statement-breakpoint
UPDATE "country" SET "name" = 'KOREA, REPUBLIC OF', "display_name" = 'Korea, Republic of' WHERE "iso_2" = 'kr' AND "name" = 'SOUTH KOREA' AND "display_name" = 'South Korea';
--> statement-breakpoint
UPDATE "country" SET "name" = 'MACEDONIA, THE FORMER YUGOSLAV REPUBLIC OF', "display_name" = 'Macedonia, the Former Yugoslav Republic of' WHERE "iso_2" = 'mk' AND "name" = 'THE REPUBLIC OF NORTH MACEDONIA' AND "display_name" = 'The Republic of North Macedonia';
--> statement-breakpoint
UPDATE "country" SET "name" = 'PALESTINIAN TERRITORY, OCCUPIED', "display_name" = 'Palestinian Territory, Occupied' WHERE "iso_2" = 'ps' AND "name" = 'STATE OF PALESTINE' AND "display_name" = 'State of Palestine';
--> statement-breakpoint
UPDATE "country" SET "iso_3" = 'rom' WHERE "iso_2" = 'ro' AND "iso_3" = 'rou';
--> statement-breakpoint
UPDATE "country" SET "name" = 'SINT MAARTEN', "display_name" = 'Sint Maarten' WHERE "iso_2" = 'sx' AND "name" = 'SINT MAARTEN (DUTCH PART)' AND "display_name" = 'Sint Maarten (Dutch part)';
--> statement-breakpoint
UPDATE "country" SET "name" = 'SWAZILAND', "display_name" = 'Swaziland' WHERE "iso_2" = 'sz' AND "name" = 'ESWATINI' AND "display_name" = 'Eswatini';
--> statement-breakpoint
UPDATE "country" SET "name" = 'TIMOR LESTE', "display_name" = 'Timor Leste' WHERE "iso_2" = 'tl' AND "name" = 'TIMOR-LESTE' AND "display_name" = 'Timor-Leste';
--> statement-breakpoint
UPDATE "country" SET "name" = 'TURKEY', "display_name" = 'Turkey' WHERE "iso_2" = 'tr' AND "name" = 'TÜRKIYE' AND "display_name" = 'Türkiye';
--> statement-breakpoint
UPDATE "country" SET "name" = 'TANZANIA, UNITED REPUBLIC OF', "display_name" = 'Tanzania, United Republic of' WHERE "iso_2" = 'tz' AND "name" = 'UNITED REPUBLIC OF TANZANIA' AND "display_name" = 'United Republic of Tanzania';
--> statement-breakpoint
UPDATE "country" SET "name" = 'UNITED STATES', "display_name" = 'United States' WHERE "iso_2" = 'us' AND "name" = 'UNITED STATES OF AMERICA' AND "display_name" = 'United States of America';
--> statement-breakpoint
UPDATE "country" SET "name" = 'VIET NAM', "display_name" = 'Viet Nam' WHERE "iso_2" = 'vn' AND "name" = 'VIETNAM' AND "display_name" = 'Vietnam';
--> statement-breakpoint
UPDATE "country" SET "iso_3" = 'xkx', "num_code" = 900 WHERE "iso_2" = 'xk' AND "iso_3" = 'xkk' AND "num_code" = 983;

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.hash_key (
    id integer NOT NULL,
    value text NOT NULL,
    CONSTRAINT hash_key_id_check CHECK ((id = 1))
);
CREATE TABLE public.leads (
    id bigint NOT NULL,
    received_at text NOT NULL,
    email text NOT NULL,
    request_type text NOT NULL,
    submitted_at text NOT NULL,
    is_test_session integer NOT NULL,
    case_study text,
    payload text NOT NULL,
    phone_verified integer,
    CONSTRAINT leads_is_test_session_check CHECK ((is_test_session = ANY (ARRAY[0, 1])))
);
ALTER TABLE public.leads ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.leads_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.likes (
    blog_name text NOT NULL,
    count integer NOT NULL
);
CREATE UNLOGGED TABLE public.limits (
    name text NOT NULL,
    count integer NOT NULL,
    resets_at bigint NOT NULL
);
CREATE TABLE public.otp_codes (
    phone text NOT NULL,
    digest text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    is_used integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.outbox (
    message_id text NOT NULL,
    lead_id bigint NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at bigint,
    delivered_at bigint,
    last_error text
);
CREATE TABLE public.probe (
    written_at bigint NOT NULL,
    ballast text NOT NULL
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    applied_at text NOT NULL
);
CREATE TABLE public.subscribers (
    email text NOT NULL,
    received_at text NOT NULL,
    payload text NOT NULL
);
CREATE TABLE public.verified_phones (
    phone text NOT NULL,
    verified_at bigint NOT NULL
);
INSERT INTO public.hash_key VALUES (1, '5555555555555555555555555555555555555555555555555555555555555555');
INSERT INTO public.leads OVERRIDING SYSTEM VALUE VALUES (1, '2026-01-31T09:00:05.000Z', 'asha@example.co', 'demo-callback', '2026-01-31T09:00:00.000Z', 0, NULL, '{"phone":{"prefix":"+91","number":"9876543210"},"company_email":"asha@example.co","company_name":"Example Co","is_test_session":false,"other_details":{"user_name":"Asha","requirement":"","request_type":"demo-callback","utm_params":{"utm_source":"newsletter","landing_path":"/"},"timestamp":"2026-01-31T09:00:00.000Z"}}', NULL);
INSERT INTO public.leads OVERRIDING SYSTEM VALUE VALUES (2, '2026-01-31T09:00:06.000Z', 'ravi.o''neil@example.com', 'demo-callback', '2026-01-31T09:00:00.000Z', 0, NULL, '{"phone":{"prefix":"+91","number":"9876543210"},"company_email":" Ravi.O''Neil@Example.com ","company_name":"NUL \u0000, lone \ud800, emoji 👩🏽‍🚀, ‮right to left‬, अशा Ñandú  , tab\t, line\r\nbreak, ''quote'' \"double\" \\back $1 ? %s <b>&amp;","is_test_session":false,"other_details":{"user_name":"NUL \u0000, lone \ud800, emoji 👩🏽‍🚀, ‮right to left‬, अशा Ñandú  , tab\t, line\r\nbreak, ''quote'' \"double\" \\back $1 ? %s <b>&amp;","requirement":"👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा 👋 अशा ","request_type":"demo-callback","utm_params":{"utm_source":"NUL \u0000, lone \ud800, emoji 👩🏽‍🚀, ‮right to left‬, अशा Ñandú  , tab\t, line\r\nbreak, ''quote'' \"double\" \\back $1 ? %s <b>&amp;","constructor":"x","NUL \u0000, lone \ud800, emoji 👩🏽‍🚀, ‮right to left‬, अशा Ñandú  , tab\t, line\r\nbreak, ''quote'' \"double\" \\back $1 ? %s <b>&amp;":[1,{"deep":null}]},"timestamp":"2026-01-31T09:00:00.000Z"}}', NULL);
INSERT INTO public.leads OVERRIDING SYSTEM VALUE VALUES (4, '2026-01-31T09:00:08.000Z', 'supplier@example.co', 'supplier', '2026-01-31T09:00:00.000Z', 0, NULL, '{"phone":{"prefix":"+91","number":"9876543210"},"company_email":"supplier@example.co","company_name":"Example Co","is_test_session":false,"other_details":{"user_name":"Asha","requirement":"","request_type":"supplier","utm_params":{"utm_source":"newsletter","landing_path":"/"},"timestamp":"2026-01-31T09:00:00.000Z"}}', 1);
INSERT INTO public.leads OVERRIDING SYSTEM VALUE VALUES (5, '2026-01-31T09:00:09.000Z', 'supplier@example.co', 'supplier', '2026-01-31T09:00:01.000Z', 0, NULL, '{"phone":{"prefix":"+91","number":"9876543210"},"company_email":"supplier@example.co","company_name":"Example Co","is_test_session":false,"other_details":{"user_name":"Asha","requirement":"","request_type":"supplier","utm_params":{"utm_source":"newsletter","landing_path":"/"},"timestamp":"2026-01-31T09:00:01.000Z"}}', 0);
INSERT INTO public.leads OVERRIDING SYSTEM VALUE VALUES (6, '2026-01-31T09:00:10.000Z', 'reader@example.co', 'case-study', '2026-01-31T09:00:00.000Z', 0, 'first-case', '{"phone":{"prefix":"+91","number":"9876543210"},"company_email":"reader@example.co","company_name":"Example Co","is_test_session":false,"other_details":{"user_name":"Asha","requirement":"","request_type":"demo-callback","utm_params":{"utm_source":"newsletter","landing_path":"/"},"timestamp":"2026-01-31T09:00:00.000Z"}}', NULL);
INSERT INTO public.leads OVERRIDING SYSTEM VALUE VALUES (7, '2026-01-31T09:00:11.000Z', 'test@example.co', 'demo-callback', '2026-01-31T09:00:00.000Z', 1, NULL, '{"phone":{"prefix":"+91","number":"9876543210"},"company_email":"test@example.co","company_name":"Example Co","is_test_session":true,"other_details":{"user_name":"Asha","requirement":"","request_type":"demo-callback","utm_params":{"utm_source":"newsletter","landing_path":"/"},"timestamp":"2026-01-31T09:00:00.000Z"}}', NULL);
INSERT INTO public.likes VALUES ('first-post', 3);
INSERT INTO public.likes VALUES ('', 1);
INSERT INTO public.limits VALUES ('codes:10-minutes:fOf6GnjBMixwKoyf8AVf7jp9l2jJ_zzMxzEv2cLAl0U', 1, 1769850605000);
INSERT INTO public.limits VALUES ('codes:day:fOf6GnjBMixwKoyf8AVf7jp9l2jJ_zzMxzEv2cLAl0U', 1, 1769936405000);
INSERT INTO public.limits VALUES ('attempts:fOf6GnjBMixwKoyf8AVf7jp9l2jJ_zzMxzEv2cLAl0U:4MkWeNG7Ay8CFvr_VTrPDSKSFMR49x9WuRNnSQkdels', 1, 1769850606000);
INSERT INTO public.limits VALUES ('codes:10-minutes:vVre7vrLWO0D1KLL0Hi1JZ0Yl-EeeukedmKSKHWsrBs', 1, 1769850607000);
INSERT INTO public.limits VALUES ('codes:day:vVre7vrLWO0D1KLL0Hi1JZ0Yl-EeeukedmKSKHWsrBs', 1, 1769936407000);
INSERT INTO public.limits VALUES ('attempts:vVre7vrLWO0D1KLL0Hi1JZ0Yl-EeeukedmKSKHWsrBs:4MkWeNG7Ay8CFvr_VTrPDSKSFMR49x9WuRNnSQkdels', 1, 1769850608000);
INSERT INTO public.limits VALUES ('requests:other:4MkWeNG7Ay8CFvr_VTrPDSKSFMR49x9WuRNnSQkdels', 1, 1769850065000);
INSERT INTO public.otp_codes VALUES ('fOf6GnjBMixwKoyf8AVf7jp9l2jJ_zzMxzEv2cLAl0U', 'w8t3ycPSdAiknxXKzmrL72kfOAWYKCC3qaZobzLCAu0', 1769850005000, 1769850305000, 1);
INSERT INTO public.otp_codes VALUES ('vVre7vrLWO0D1KLL0Hi1JZ0Yl-EeeukedmKSKHWsrBs', 'RBMNcv3ZnMYHpECa0bsZW-Xoouwqqr7UWkTAs99F7Ic', 1769850007000, 1769850307000, 0);
INSERT INTO public.outbox VALUES ('msg_5', 5, 0, 1769850009000, NULL, NULL);
INSERT INTO public.outbox VALUES ('msg_1', 1, 0, NULL, 1769850065000, NULL);
INSERT INTO public.outbox VALUES ('msg_2', 2, 0, 1769853605000, NULL, 'status 503');
INSERT INTO public.outbox VALUES ('msg_4', 4, 12, NULL, NULL, 'ECONNREFUSED');
INSERT INTO public.probe VALUES (7, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx');
INSERT INTO public.schema_version VALUES (2, '2026-11-25T11:48:51.797Z');
INSERT INTO public.subscribers VALUES ('asha@example.co', '2026-01-31T09:00:05.000Z', '{"email":"Asha@Example.co","utm_params":{"utm_source":"NUL \u0000, lone \ud800, emoji 👩🏽‍🚀, ‮right to left‬, अशा Ñandú  , tab\t, line\r\nbreak, ''quote'' \"double\" \\back $1 ? %s <b>&amp;"}}');
INSERT INTO public.subscribers VALUES ('ravi+news@example.com', '2026-01-31T09:00:05.001Z', '{"email":"ravi+news@example.com","is_test_session":false}');
INSERT INTO public.verified_phones VALUES ('fOf6GnjBMixwKoyf8AVf7jp9l2jJ_zzMxzEv2cLAl0U', 1769850006000);
SELECT pg_catalog.setval('public.leads_id_seq', 7, true);
ALTER TABLE ONLY public.hash_key
    ADD CONSTRAINT hash_key_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.likes
    ADD CONSTRAINT likes_pkey PRIMARY KEY (blog_name);
ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_lead_id_key UNIQUE (lead_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (email);
ALTER TABLE ONLY public.verified_phones
    ADD CONSTRAINT verified_phones_pkey PRIMARY KEY (phone);
CREATE UNIQUE INDEX leads_once ON public.leads USING btree (email, request_type, submitted_at);
CREATE INDEX limits_resets_at ON public.limits USING btree (resets_at);
CREATE INDEX otp_codes_phone ON public.otp_codes USING btree (phone);
CREATE INDEX outbox_due ON public.outbox USING btree (next_attempt_at);

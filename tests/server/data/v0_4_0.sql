-- A database as 0.4.0 left it when it was killed: one game is over, another is under way. Never edit it.
PRAGMA application_id = 1416131183;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables,
        version INTEGER NOT NULL CHECK (version > 0),
        at REAL NOT NULL,
        told TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY ("table", version)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',1,1.79477602978336787226e+09,'{"is":"opened","terms":{"game":"strike","name":"Finished","thrower":"luck","clock":"slow"},"host":"2173d64679c783fd","seats":2}078b3c18352088dc3f838e5b939966463268dd412d577db3690680cb5e03a67d',616355884);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',2,1.79477602978336787226e+09,'{"is":"seated","seat":0,"name":"Ann","person":"2173d64679c783fd"}560550b81d318a37e458bd311affa6509ae8efc2dfb38f91ede19982981a7d02',360540399);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',3,1.79477602981856727598e+09,'{"is":"seated","seat":1,"name":"Ben","person":"692431cc41482f16"}9b87e605a5737087a74e610f1c5f08b18d9c74cb1451e6f9855a02a9825ae90b',922633466);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',4,1.79477602982570171356e+09,'{"is":"spoken","person":"2173d64679c783fd","name":"Ann","seat":0,"text":"Good luck, Ben!"}8ecd723276bb35757b18d4f8075e19fa251bebdf23ad4955d339dd029cf9c3e8',2521424433);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',5,1.79477602983134508127e+09,'{"is":"game_began","id":"390ca35951b5ddb5b7c1f58ef87deb6f","number":1,"header":{"is":"header","game":"strike","seats":2,"options":[["first_player","host_choice"],["start_die","thrown"],["start_x","reroll"],["collect","mandatory"],["big_throw_when","turn_start"],["big_throw_cause","any"],["all_out","draw"],["simul_points","after_all"],["tournament_tie","players_choose"],["pre_move","off_walls_by_consent"],["supply_visibility","visible"],["accidental_stack","nudge"]],"first":0,"players":["Ann","Ben"],"bots":[null,null],"thrower":"luck","id":"390ca35951b5ddb5b7c1f58ef87deb6f","commitment":"fac92baaca118d95b460b493c81cde99049d4a972941f6d3656a5e27b51c057f","keys":[],"engine":"luck c85b60bc"},"places":[0,1]}3499b8f9fa39a76e5b5cd55c3c9ff85ed26f793cb38ba6d30a357906c6f4cacb',3260416913);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',6,1.79477602984749698639e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"6"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}de1ae7d97e275bcbdfa702aec37a5e3236f46b57e7c4755167f1156e36f2ab14',1602949150);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',7,1.79477603005916738505e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}8f4d60e3a37c328d1c80efc0185c56326d96def1aaa6769d33d9c7c8765d9c25',1634314172);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',8,1.79477603005916738505e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"4"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}e39fc9039d1b5db408cd5c936d3d85cd35355bfb1ac35171aa3e85c8ea03ed66',3804092955);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',9,1.79477603008540725708e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}89c4fd9d88d7c9f0f3b2247ca919795cdc4f2cc01e27e57f4233108329e72b8d',757559542);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',10,1.79477603008540725708e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[6,"6"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}3d85498ff831578eb63c39e4a83a75f62b67ca6abe19641cb8d13f26301e661d',96451727);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',11,1.79477603010714507102e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}98a36275d3e78b622940194f297f52dd973c9584777016ec1c92b6797cd121ff',3950152500);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',12,1.79477603010714507102e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"4"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}75eabe7f1aeafd236d7a20fcfa1db4dfc1b4e86c44475a8fb1bbf1ef13cc7af5',3337875657);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',13,1.7947760301269760132e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw_all"}},"banks":[300,300]}4fe141af16571965494a25e46659dfe01fc7dd5217b969e65a1c70f0a6dc611f',1708909390);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',14,1.7947760301269760132e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[0,"3"],[1,"2"],[2,"2"],[3,"X"],[4,"X"],[5,"X"],[16,"4"],[6,"3"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}c6b6bf3626220ad849ffccfe62e0c324ab93af365cbfb25b582ed7c1db0733a3',311068348);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',15,1.79477603014667868612e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}4575e90331d6f51ae004e0de31542166753a4d83900b639dc671e972929cfbed',3973997389);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',16,1.79477603014667868612e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"4"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}c548076d438c1f316c6ee658505ec5cc3f0bfa179dad920cbc57234301226ffc',178513760);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',17,1.79477603017192554471e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw_all"}},"banks":[300,300]}d2013d489683978b1d3643bc32b095adebd0387e80d1e1479f68069c510ca396',3026482790);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',18,1.79477603017192554471e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[1,"X"],[2,"6"],[0,"6"],[6,"4"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}f7d330689e92ad6432bbc6586f5f06de1eada443b62a11f76b5219e572494f40',2890606174);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',19,1.79477603019216632842e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}30fdad0565034f78f56f199cf5833626ac93129806af94240c9df2995e7c2389',4228703199);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',20,1.79477603019216632842e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"3"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}53d1e71a0a2b89c00fd8fba0209de532421d69141350116c78574e535de82b30',369321735);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',21,1.79477603020371913908e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}},"banks":[300,300]}fd8b4a6ecca5bafaeea556ae22c880c0a982cb8761a0c04d6423290fa73c2c8e',3002290872);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',22,1.79477603021959090231e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}e47601c93955e192d75a61f3acea120e44b468090546152f8b5489dc37fd518a',2637578869);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',23,1.79477603021959090231e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[0,"2"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}438294060826635c44070853e9464a54ed2a887bdc6d31b0776180e25dc9f40b',314732895);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',24,1.79477603023448729511e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}},"banks":[300,300]}c1dc1701e0dc71ea8df5c59978e258e2dde00b447d12b4940b2c3660ebb76f52',2287581385);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',25,1.79477603024744629856e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}ac42caa4a56673a5faa99848ab6294a440877e522be70379827669c948858f5e',500891249);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',26,1.79477603024744629856e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"X"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}c3c23878e1791dbc5ca4f8392e2453f06d1b45bdb690cf74912a8c499d7d4f39',3070716973);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',27,1.7947760302567615509e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}d2213ac4efc5fd03677605caba537f7fd69455d7777e2eb0101231e6a5ae8c6e',3361137051);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',28,1.7947760302567615509e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"5"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}38c6cf9dcafe978dd384f87cdc690c4d217f26254f6ac92eaa635b94f308971d',627425370);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',29,1.79477603027008032797e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}d18a800099af93154f78e306691cdecf58f1a8faf873821eade48861a456aaec',2165122503);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',30,1.79477603027008032797e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[14,"4"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}e5d31a64dda3fc229f7efdb3eb7d91ec8485ec8ad2abcda7ce15b2d303962433',4116472744);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',31,1.79477603029131698615e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}989bfd74ef15d17e41b1d472b22d176c6802bba9080fe7ef429a1754d8481704',889256035);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',32,1.79477603029131698615e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[2,"5"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}6b31afd8be43d9cb148b97c1f368fc1e12545808515878d9b27c2c1aa076569d',711166632);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',33,1.79477603030711388583e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}710cee74ae51e185d2a0d70449a81d76b46884753b7faab1eca22641ee91c478',1665985424);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',34,1.79477603030711388583e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[14,"2"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}49395e95e0bab90f5ed77200abec8c01f9ab738543745c906a3cec150664e8ef',3416110570);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',35,1.79477603031573176382e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}972fcc887f238d4e0a0d2fce8f3fa2dbc454b9374ee517eb231e6850c9d07860',1350650432);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',36,1.79477603031573176382e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[2,"3"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}57bcfa9b0b532bf7df9317691a94563a0d034f8a594d9e2e9fa2b2eb600754db',2420078274);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',37,1.79477603032882499691e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw_all"}},"banks":[300,300]}0f00c1f70ff5aaec6143619cc5b8b6aadd1eeaa1c35bfe3645c5e44ed8f41bb3',1582820230);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',38,1.79477603032882499691e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[8,"6"],[9,"6"],[10,"2"],[11,"5"],[12,"X"],[13,"X"],[6,"6"],[0,"4"],[14,"5"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}a2e3c20a9a22f4f097f3d22c5c30075e4caa54805171c9dab940a950db9d6532',1785646734);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',39,1.79477603035025334355e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}df06aa985c3d5feb9ae7b3254a4d573f673dabf4e3baaea1528c61e80264ddc8',2698190083);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',40,1.79477603035025334355e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[2,"4"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}6a516e4b6d25e25138fb469606c60119c7fc15245fac624451f3f6cd58661ce8',277605172);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',41,1.79477603036076927183e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}d7846db90b6b2ebf5780cda502b20b43df68c76252faff2d739dafe0c9ed02a4',2993403722);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',42,1.79477603036076927183e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[6,"X"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}9eb9f35a7613c9c762380842a77d9d9383a3bb8649d51619adb0808b41c4ccc1',3037504036);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',43,1.79477603037169098848e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}},"banks":[300,300]}ef3498e9c45aed4a1c6b6e00478498ac47610c020293a4f73836f1b7eef477f0',3535700477);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',44,1.79477603038034653668e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}9a5604538e0fede08cd3a3b99f64e24e8334f63c3e69f511263ca020c0bc266f',2642910694);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',45,1.79477603038034653668e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[2,"5"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}bb200acc3d756007f5bb4f34e40effae308d85041bbfd774b79e6b030cfc3388',2835081749);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',46,1.7947760303885073662e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}},"banks":[300,300]}8b6d4a1140438e73fe9af5318ff2d2814fd71f1bbf07bee253d0a757c76019c5',2628989966);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',47,1.79477603039845871922e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}0e79791bc53186be03422d99be9a8f0a009eb8e2aa3fd336daf6fd610b2f6bef',2769548830);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',48,1.79477603039845871922e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[9,"X"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}9eac6b3d581235bb6422f1ee6f6d362c320e373522772dd23bf535ff86d90880',3358537845);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',49,1.7947760304051446914e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}},"banks":[300,300]}a11bb0c1dcd98ccff5ee906739aff63bf8f0028eb432731e671c581bc26df16d',3107279437);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',50,1.79477603041639685631e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}5fc8563147f7b240d8f0ace647134a98cb165657319d07594b32f37b0f789281',2922336683);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',51,1.79477603041639685631e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[0,"2"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}bded90366d8c430f427b52b122da00776c5c17fb98e4e6bf74ed147313ca76b5',1004981656);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',52,1.79477603042470431325e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}1e7a3f5d3f83bc4ee7903d3f7c470f2da7e7ee27d4cc57b8bc2de36232aaafee',2150330260);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',53,1.79477603042470431325e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[8,"3"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}eaf03bd4f3c09a0487d6342c4c465da7b397202e5d4d1c22135cf5de37937d3b',3672699962);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',54,1.79477603043492865567e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}a9dabd14edcc79402b82d84b4a6b31e50c23bf93c67bf77fc57cb571698df1f2',2773415060);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',55,1.79477603043492865567e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[14,"6"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}3564a1672242bdfcf58b60f9384a753998e787fbe5bd3353b494051df94a83e0',1186091086);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',56,1.79477603043941617011e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}},"banks":[300,300]}e373b55224e4453d6fd327be7a3c455a64bd751372b9e050d08f1bdc3db8b7ed',883259445);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',57,1.79477603044819831847e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}caf4f3c8a33e08539a689deee473cf60e20675899bf51b7a0815d4c2639fae39',4252408895);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',58,1.79477603044819831847e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[0,"2"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}efc7c2026a9cb1df94db25551d04226103baa5ffaa173fb7d08c8d7dbc0b8a45',1255298017);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',59,1.79477603046051836016e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}cf3c86621fb251dee749b6bdb9f1fd567edbd979ddbad569fb04046da613c3aa',4286840035);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',60,1.79477603046051836016e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[10,"X"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}537e1fd64ef82dcf21200cb76ce50e41a00c41d106ae7e72e16e787a67a0df72',3404481478);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',61,1.7947760304750990868e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}},"banks":[300,300]}3a65b001cfb2e35df1f45621e1ffcef51c50cd4bde611aceb8175c0e59d89907',502216043);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',62,1.79477603048702979092e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}9881f2e80072c2fcb1f9ddb019b5e5ed32886bdd0be27a38dceb7c18d8abdd95',538575687);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',63,1.79477603048702979092e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[11,"4"]],"out":[],"stacks":[],"nudged":[]}},"banks":[300,300]}a313346b388a89236a71d1824380da020a0498301866e5c5bdf0bc243c2b2af6',3902230730);
INSERT INTO "events" VALUES('_oD469LE3eTXEDvui8Rcgw',64,1.79477603048702979092e+09,'{"is":"entered","entry":{"is":"ended","result":{"is":"result","winners":[0],"reason":"last_with_dice","scores":[]},"secret":"0834e39536c158c8d2c63843435244a5d0e3613c54b1c0bd4dab5ff692122931"},"banks":[300,300]}fd09ee028d28918a345926c46e5db6cbda176bcdbf81b267332946f607766d8c',1713180694);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',1,1.79477603052022886276e+09,'{"is":"opened","terms":{"game":"verasselt","name":"Under Way","options":{"max_turns":30},"thrower":"luck","clock":"normal"},"host":"87364bc016fe34ee","seats":2}a60b404ac18ef7bc7e44c0fa0524fe5d9456a9fe03621a29bcf1c93392b21685',3930641832);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',2,1.79477603052022886276e+09,'{"is":"seated","seat":0,"name":"Ann","person":"87364bc016fe34ee"}ad357b1326011452c466dbc0bb46e4a8126255383851d27a17be6fba3e6e05f5',2282207120);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',3,1.79477603054659295075e+09,'{"is":"seated","seat":1,"name":"Ben","person":"80ee9edb58c7c6fd"}0577a0294d1dff063fa829641b43400a337204b033150a5fabff3c80ff88c0c8',2633252713);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',4,1.79477603055088567735e+09,'{"is":"spoken","person":"87364bc016fe34ee","name":"Ann","seat":0,"text":"Good luck, Ben!"}fe67fdf3ca94d98fe4ec6923175a2e8670ef399ce40437ef83cb2b983cfa265b',3214681637);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',5,1.79477603055923795702e+09,'{"is":"game_began","id":"63384196c3fecf9db174634d6d0c2c2e","number":1,"header":{"is":"header","game":"verasselt","seats":2,"options":[["refill_per_double_bar",2],["end_check","before_first_roll"],["consolation_optional",false],["first_turn_refill",false],["allow_stop_before_first_roll",false],["show_heap_counts",true],["max_turns",30]],"first":0,"players":["Ann","Ben"],"bots":[null,null],"thrower":"luck","id":"63384196c3fecf9db174634d6d0c2c2e","commitment":"b8d098b167f1e45f8fc52e313f36eb18cad1ffc1b58b9f68b414e3903e27be2c","keys":[],"engine":"luck c85b60bc"},"places":[0,1]}5a81f30869a6329e2cc8401dd3995c1f90625baed4e47eb41649d33efc7597af',1844301976);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',6,1.79477603056760835645e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"drawn","items":["B","B","B","B","R","B","Y","Y","R","R","R","Y","G","G","G","B","R","Y","G","R","Y","G","Y","B","B","R","G","R","Y","B","G","G","R","B","G","G","G","B","G","B","G","R","Y","Y","G","B","R","R","G","B","R","B","Y","R","G","B","B","Y","Y","Y","Y","Y","Y","G","R","B","Y","R","R","G","Y","R","G","Y","B","R","G","Y","B","R"]}},"banks":[120,120]}6b1b405b8023a552cb981508c1041342ee193582ae481206ef053f1aba5e49a2',808513707);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',7,1.79477603058710551264e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"choose","target":"hub"}},"banks":[120,120]}4be903a4e446c019e416848f6a2aced1281bcf3a9a2cdb7bd26003ca52f693f1',1757507712);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',8,1.7947760305948331356e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"roll","dice":[2,3,5,6],"boost":[0,1,1,0]}},"banks":[120,120]}258780e20fd71d394f8b74b60d945f78f6f5cbe0d5d6e21040ac9e9462e8ee25',3248255718);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',9,1.7947760305948331356e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"rolled","faces":["=","R","R","G"]}},"banks":[120,120]}8ca76e85ca8591a5212b294f4c2ebf8371b5a50b03354ae8319f9eb1398690a3',1633591899);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',10,1.79477603061142444609e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"choose","target":"hub"}},"banks":[120,120]}570784c10841e6d48ac23d356b0a1c0de58f422222c1b010d1a92fd0d01ada29',1031767072);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',11,1.7947760306237506866e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"roll","dice":[1,3,4,6],"boost":[0,1,0,0]}},"banks":[120,120]}5ffc1cecdf65e9e2a35ad242c1f2435e973049c260411bcf0a9cafafd2fab0bb',3827921615);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',12,1.7947760306237506866e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"rolled","faces":["Y","G","Y","="]}},"banks":[120,120]}90cc9a0d9f358e10cee300494753690740150cf1380cc6cbe888e92355f870c1',624313227);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',13,1.79477603063289976124e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}},"banks":[120,120]}303783dfdcc5dfe3950ef63042121e92fdb4503e92dcdebc991c482ad121ca39',4108827029);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',14,1.79477603064676380154e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"choose","target":"catch"}},"banks":[120,120]}3b359cdf38401bb8c1d1806e1232916193a640d578648f576f513fa949c1636e',2000743945);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',15,1.79477603065666294103e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"roll","dice":[0,1,2,5],"boost":[0,0,0,0]}},"banks":[120,120]}b418343e9046876bc290466e6f2037fca7e0bc8e30879e07c343b158bfbdfab3',1429625298);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',16,1.79477603065666294103e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"rolled","faces":["=","R","G","="]}},"banks":[120,120]}e9f03614404ffbd078b0fd8e8c69df51c6225c358aae5de7a7c035a0abbd43fe',3052162063);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',17,1.79477603067466616633e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"distribute","to_yard":[1,0,1,0]}},"banks":[120,120]}4652240045b7d061b3b92119e0fbf7487e7a328056b34558d5f534873a0c8bb8',229004338);
INSERT INTO "events" VALUES('s1rV2sMxE4y97o7OfyILRA',18,1.79477603067941474915e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"choose","target":"hub"}},"banks":[120,120]}ded6b1a8d87c8b8bb5ed7fc53d176c353ea795b606852349ef5fb73e98e3f252',1106497911);
CREATE TABLE games (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL REFERENCES tables,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        secret TEXT NOT NULL,
        started REAL NOT NULL,
        ended REAL,
        UNIQUE ("table", number)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES('390ca35951b5ddb5b7c1f58ef87deb6f','_oD469LE3eTXEDvui8Rcgw',1,'strike','0834e39536c158c8d2c63843435244a5d0e3613c54b1c0bd4dab5ff692122931',1.79477602983134508127e+09,1.79477603048702979092e+09);
INSERT INTO "games" VALUES('63384196c3fecf9db174634d6d0c2c2e','s1rV2sMxE4y97o7OfyILRA',1,'verasselt','0fb70bf853a544e22ff156a0bf6df202bbfe91510cd837c20faabbe7601fb82e',1.79477603055923795702e+09,NULL);
CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables,
        person TEXT NOT NULL,
        move TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY ("table", person, move)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','2HDYFwU87CobgrPC','ceedd692569aec40f70a3b6f6f0b8b14','{"is":"ack","move":"2HDYFwU87CobgrPC","version":18}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','5VeEBeJuoC1yFz9k','156deaee0259b1940717046bf994ee1d','{"is":"ack","move":"5VeEBeJuoC1yFz9k","version":51}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','EMH4XKGEdh0t0D02','c65bcc72db96ee4052f98fa0d4d7c0c3','{"is":"ack","move":"EMH4XKGEdh0t0D02","version":61}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','IhPaoGeegZq-ex7P','ff0b60255563ee7cbed2ddc8bb0ed836','{"is":"ack","move":"IhPaoGeegZq-ex7P","version":58}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','JjHqDSEycVfr-tLS','e74708fe7a5380c287fd9b2de0a2acce','{"is":"ack","move":"JjHqDSEycVfr-tLS","version":8}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','Oi3aeynNPPV-uETK','a2762a65e88f2ef6f0347dd02b2d135f','{"is":"ack","move":"Oi3aeynNPPV-uETK","version":23}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','UTcXDqgceWeZIcI2','cb665f11857eabb5790d0c28b1205e7e','{"is":"ack","move":"UTcXDqgceWeZIcI2","version":60}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','YrG402EhTqgCKVbG','1acaa4fa6f28edde8506de4420ed6f3b','{"is":"ack","move":"YrG402EhTqgCKVbG","version":4}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','azrbY1GsqVqy_war','26ce580a46f98cb62f26747f074fe905','{"is":"ack","move":"azrbY1GsqVqy_war","version":32}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','d1d2Vgz93LlCIKIa','998bc68de13748ef2c23370fd97c4448','{"is":"ack","move":"d1d2Vgz93LlCIKIa","version":40}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','f3Fk916iuw3Zib5k','31b3c442849e458af5d512b91f1e5d93','{"is":"ack","move":"f3Fk916iuw3Zib5k","version":5}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','lb5MZUxhy4me54qS','db4d6ae356fcccb89f2743b46f743143','{"is":"ack","move":"lb5MZUxhy4me54qS","version":14}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','mW6fCHUYd4oovJPJ','16ff8c692cb5a9664a24e57812239a63','{"is":"ack","move":"mW6fCHUYd4oovJPJ","version":45}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','qyHEU-_PAjTaQv7V','5339b566de825742f39c9003e81dc9da','{"is":"ack","move":"qyHEU-_PAjTaQv7V","version":24}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','s4ODc5Uwr9nFWCwQ','7af91774524e317cf5c428738592479c','{"is":"ack","move":"s4ODc5Uwr9nFWCwQ","version":10}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','yBoqJRjVXwf6OUCQ','a3d65f83f67e8c6e286e19c7c644f1a2','{"is":"ack","move":"yBoqJRjVXwf6OUCQ","version":36}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','2173d64679c783fd','zDqV4yeQrhjrV9qS','d7ef78d427daf2c2ec6c083f91a49eb3','{"is":"ack","move":"zDqV4yeQrhjrV9qS","version":46}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','4Ci9X8iNtVTzMDgn','ab4e50781db06c7eec09a6aeaf90b109','{"is":"ack","move":"4Ci9X8iNtVTzMDgn","version":56}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','C0ygyVHY7NDdhUEe','fec3c85ddf63d5078458646c9e2349aa','{"is":"ack","move":"C0ygyVHY7NDdhUEe","version":20}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','I-JFJV3Kpec9V0-B','12a8b744bee40963d6141d9bb7ed9429','{"is":"ack","move":"I-JFJV3Kpec9V0-B","version":53}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','LMNJ5nkOueiO3thv','dbcd300330520fde609de6f782c70b3e','{"is":"ack","move":"LMNJ5nkOueiO3thv","version":12}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','NBWlWpxclsG3DwdS','01533c32c198746d3f4d4ade3f320185','{"is":"ack","move":"NBWlWpxclsG3DwdS","version":26}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','WFvhw1fopjnwhLfr','f59ceee0f0493232b91ef227fe2687a1','{"is":"ack","move":"WFvhw1fopjnwhLfr","version":42}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','WxuUKT6JcsFu3fHr','0dceaed765bd965f1ca6a037c93f7d7d','{"is":"ack","move":"WxuUKT6JcsFu3fHr","version":64}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','bjQVBPyrLwMWGYnC','d4fe8ba5a2ce8185d65a781dabc5881e','{"is":"ack","move":"bjQVBPyrLwMWGYnC","version":38}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','bu4J60ZnIvYkiF1c','dbcd961b205d19959e39c0d62d9c1cd9','{"is":"ack","move":"bu4J60ZnIvYkiF1c","version":21}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','c22C_yzVsuZQxE30','aaca883c84f33fca9977dd466ac5163a','{"is":"ack","move":"c22C_yzVsuZQxE30","version":3}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','dQQbyEGZirRFEEDb','4bff1a7f6245a7a63724ffa579a030b8','{"is":"ack","move":"dQQbyEGZirRFEEDb","version":43}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','h5PlMIs_MYn0JXrM','aa6a2872afeb02f8bcccbfad3bea0f82','{"is":"ack","move":"h5PlMIs_MYn0JXrM","version":28}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','iGOJMA3NlpsHkjBN','cf42557f08f6f8c84d9185223db40e58','{"is":"ack","move":"iGOJMA3NlpsHkjBN","version":49}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','j7LPeor0UuG2pkkc','3733ce9a32668ec880312c65f980c680','{"is":"ack","move":"j7LPeor0UuG2pkkc","version":34}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','n3cnOOmJSiuiEi2o','2b7395822549b80f1d50c409427a6480','{"is":"ack","move":"n3cnOOmJSiuiEi2o","version":30}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','pEphkvIoSJdJ1EYB','1017834d98a4fbc5aad5c4678b7bc2f5','{"is":"ack","move":"pEphkvIoSJdJ1EYB","version":55}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','sbmnb-vUNd5HFg61','ac5df0926666e84053f8216bf25a85eb','{"is":"ack","move":"sbmnb-vUNd5HFg61","version":48}');
INSERT INTO "moves" VALUES('_oD469LE3eTXEDvui8Rcgw','692431cc41482f16','xQlwSFEX4dFRtJwJ','57ca2b6bdab11fc662b4c83e65ea8db0','{"is":"ack","move":"xQlwSFEX4dFRtJwJ","version":16}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','80ee9edb58c7c6fd','9BmGrjU-FU0g3aWp','e1fdd10a86c5f906fff92ba38a1cb613','{"is":"ack","move":"9BmGrjU-FU0g3aWp","version":17}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','80ee9edb58c7c6fd','NceDGvnsXWxhXxFJ','7c281eadfe1f604a96f4cfe6444b3cb2','{"is":"ack","move":"NceDGvnsXWxhXxFJ","version":10}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','80ee9edb58c7c6fd','Pm9EABwNmkBurFHf','cc44cc14b80ba6a4636f80a850348d02','{"is":"ack","move":"Pm9EABwNmkBurFHf","version":3}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','80ee9edb58c7c6fd','RGPQRdsyV-52BB2g','baf6278c06374292938b60f442890f58','{"is":"ack","move":"RGPQRdsyV-52BB2g","version":18}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','80ee9edb58c7c6fd','S8sHZyAsBQK9rsCS','3ae0728c0f10db763707a6a5539b398b','{"is":"ack","move":"S8sHZyAsBQK9rsCS","version":12}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','80ee9edb58c7c6fd','YSWe3niAFsC5mX0G','0757be97dad006a9f1170e9d87868ac8','{"is":"ack","move":"YSWe3niAFsC5mX0G","version":13}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','87364bc016fe34ee','9r0fVzv-2KluKV_g','ed7c2be267ed1f794ae6fccdfe0666d9','{"is":"ack","move":"9r0fVzv-2KluKV_g","version":7}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','87364bc016fe34ee','E2IagT0sbAsvXkVh','ab5c4dfeb19a713c4d75f73c9ee29ce3','{"is":"ack","move":"E2IagT0sbAsvXkVh","version":4}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','87364bc016fe34ee','GQ0nprUF5Nl5HIG4','6380f5f70975a1b5eebe18a754945826','{"is":"ack","move":"GQ0nprUF5Nl5HIG4","version":9}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','87364bc016fe34ee','_MFkRezQqZED3WfI','8200725ce7dfb4853a52df766fee3408','{"is":"ack","move":"_MFkRezQqZED3WfI","version":5}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','87364bc016fe34ee','oCnkzLx6TAWCuH_Z','777e9bb26bc8faccab9a8c978d60efda','{"is":"ack","move":"oCnkzLx6TAWCuH_Z","version":14}');
INSERT INTO "moves" VALUES('s1rV2sMxE4y97o7OfyILRA','87364bc016fe34ee','pxnNrnty10HWsD5J','a6728b45a8933414efe78bc40ca36fed','{"is":"ack","move":"pxnNrnty10HWsD5J","version":16}');
CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
        owner TEXT REFERENCES people,
        language TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('2173d64679c783fd','Ann','guest',NULL,'en',1.79477602975321149821e+09,1.79477602975321149821e+09);
INSERT INTO "people" VALUES('692431cc41482f16','Ben','guest',NULL,'en',1.79477602977482581141e+09,1.79477602977482581141e+09);
INSERT INTO "people" VALUES('80ee9edb58c7c6fd','Ben','guest',NULL,'en',1.79477603051471734044e+09,1.79477603051471734044e+09);
INSERT INTO "people" VALUES('87364bc016fe34ee','Ann','guest',NULL,'en',1.79477603050724029542e+09,1.79477603050724029542e+09);
CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people,
        PRIMARY KEY ("table", seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('_oD469LE3eTXEDvui8Rcgw',0,'2173d64679c783fd');
INSERT INTO "seats" VALUES('_oD469LE3eTXEDvui8Rcgw',1,'692431cc41482f16');
INSERT INTO "seats" VALUES('s1rV2sMxE4y97o7OfyILRA',1,'80ee9edb58c7c6fd');
INSERT INTO "seats" VALUES('s1rV2sMxE4y97o7OfyILRA',0,'87364bc016fe34ee');
CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token', 'resume')),
        created REAL NOT NULL,
        seen REAL NOT NULL
    , label TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'06354F062CEBC445B679AB4624E4876C33FC62F64E184935E6B680BCE541E580','80ee9edb58c7c6fd','cookie',1.79477603051473522189e+09,1.79477603051473522189e+09,'');
INSERT INTO "sessions" VALUES(X'19CC669C90EDAB5C67C273FFA9B091284DE51AAB9B7E1E80412CF1BFF61F4CB0','2173d64679c783fd','cookie',1.79477602975323724749e+09,1.79477602975323724749e+09,'');
INSERT INTO "sessions" VALUES(X'30B4E5D29E9CA78634D8AFF06705327B5277E2C3CCCE32986EC5CE3617A90699','87364bc016fe34ee','cookie',1.79477603050726127625e+09,1.79477603050726127625e+09,'');
INSERT INTO "sessions" VALUES(X'E90275FEE80E9CC2FFC4DC89BBE4F33F8BF3BACDFE971CF4CF422A9151788BAF','692431cc41482f16','cookie',1.79477602977484560009e+09,1.79477602977484560009e+09,'');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        visibility TEXT NOT NULL,
        listing TEXT NOT NULL,
        created REAL NOT NULL,
        changed REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('_oD469LE3eTXEDvui8Rcgw','over','public','{"id":"_oD469LE3eTXEDvui8Rcgw","name":"Finished","game":"strike","kind":"online","status":"over","visibility":"public","host":"2173d64679c783fd","seats":[{"name":"Ann","person":"2173d64679c783fd"},{"name":"Ben","person":"692431cc41482f16"}],"options":{},"thrower":"luck","clock":"slow","replays":["390ca35951b5ddb5b7c1f58ef87deb6f"]}',1.79477602978331780437e+09,1.79477603048702979092e+09);
INSERT INTO "tables" VALUES('s1rV2sMxE4y97o7OfyILRA','playing','public','{"id":"s1rV2sMxE4y97o7OfyILRA","name":"Under Way","game":"verasselt","kind":"online","status":"playing","visibility":"public","host":"87364bc016fe34ee","seats":[{"name":"Ann","person":"87364bc016fe34ee"},{"name":"Ben","person":"80ee9edb58c7c6fd"}],"options":{"max_turns":30},"thrower":"luck","clock":"normal"}',1.7947760305201892853e+09,1.79477603055923795702e+09);
CREATE INDEX sessions_of ON sessions (person, kind);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX seats_of ON seats (person);
COMMIT;
